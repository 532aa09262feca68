import { fn } from "storybook/test";
import { weather } from "./servers.js";

/** The args that stories of the dialog share. Its buttons work at once; the story "Guard" shows what a host gets. */
export const dialogArgs = { server: weather, activationDelay: 0, waitForTyping: 0, onResult: fn() };
