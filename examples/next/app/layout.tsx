import type { ReactNode } from "react";
import { connection } from "next/server";

export default async function Layout({ children }: { children: ReactNode }) {
  await connection(); // a nonce is valid for one response, so no page may be prerendered
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
