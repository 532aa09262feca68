import { fn } from "storybook/test";
import { weather } from "./servers.js";

/**
 * What the stories of the dialog have in common. Keys and presses act at once, so that stories answer quickly; the story "Guard" shows
 * what a host gets.
 */
export const dialogArgs = { server: weather, activationDelay: 0, onResult: fn() };
