import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { createHotel } from "./hotel.js";

serveStdio(createHotel);
