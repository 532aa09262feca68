import type { ReactNode } from "react";
import { connection } from "next/server";

export default async function Layout({ children }: { children: ReactNode }) {
  await connection(); // a nonce is good for one answer, so no page is rendered ahead
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
