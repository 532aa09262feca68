import type { NextConfig } from "next";

export default {
  // Without this, Next may take the repository for its root, because that has a package-lock.json, too.
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
} satisfies NextConfig;
