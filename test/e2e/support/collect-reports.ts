import { once } from "node:events";
import { createServer } from "node:http";
import { originOf } from "./demo-config.js";

/** Where browsers send what a Content-Security-Policy refuses: the owner of the page reads there of an attack. */
export interface ReportCollector {
  /** For `report-uri`. */
  readonly address: string;
  /** What has come so far, as JSON. */
  readonly reports: readonly string[];
  close(): void;
}

export async function collectReports(): Promise<ReportCollector> {
  const reports: string[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => {
      body += chunk;
    });
    request.on("end", () => {
      reports.push(body);
      response.writeHead(204).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { address: `${originOf(server.address())}/reports`, reports, close: () => void server.close() };
}
