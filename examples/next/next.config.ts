import type { NextConfig } from "next";

export default {
  // This folder has a package-lock.json of its own, and the one above is not Next's.
  turbopack: { root: import.meta.dirname },
  poweredByHeader: false,
} satisfies NextConfig;
