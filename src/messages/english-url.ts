import type { UrlMessages } from "./messages.js";

/** The words for addresses, in English. */
export const englishUrl: UrlMessages = {
  opensOn: ({ host }) => `Opens on ${host}`,
  urlHoldsContent: ({ scheme }) =>
    `An address that starts with ${scheme}: leads to no site. What it holds is run or shown by whoever opens it.`,
  acceptUrl: () => "Open in browser",
  urlIntroduction: () => "This page will open in your browser:",
  urlOtherHost: ({ host, origin }) => `The page is not on ${origin}. Continue only if you expected ${host}.`,
  urlWarning: {
    "look-alike": ({ host, unicodeHost, looksLike }) =>
      `${unicodeHost} (${host}) is not ${looksLike || "what it looks like"}: its letters only look the same.`,
    "mixed-scripts": ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) mixes letters of several alphabets. Make sure it is the site you mean.`,
    disguised: ({ host }) => `The address does not show plainly where it leads: the page is on ${host}.`,
    long: ({ host }) => `The address is too long to look over. It opens ${host}.`,
    punycode: ({ host, unicodeHost }) =>
      `${unicodeHost} (${host}) has letters that can be mistaken for others. Make sure it is the site you mean.`,
    userinfo: ({ host }) => `What stands before the @ is not the site. The page is on ${host}.`,
    private: ({ host }) => `${host} is inside a private network, not on the internet.`,
    loopback: ({ host }) => `${host} is this computer.`,
    port: ({ host }) => `${host} uses an unusual port.`,
  },
  urlRefusal: {
    "not-a-url": () => "This is not an address that can be opened.",
    scheme: () => "Only web addresses that start with https:// can be opened from here.",
    "plain-http": () => "This address is not encrypted (http), so it is not opened from here.",
  },
  urlReassurance: () => "Nothing has been opened yet. What you type on that page is not seen by this chat.",
  urlBlocked: () =>
    "The page could not be opened: your browser blocked the new window. Copy the address and open it yourself, or allow it and try again.",
  urlWaiting: ({ host }) => `The page is open in your browser. Come back here when you have finished on ${host}.`,
  urlReopen: () => "Open it again",
  urlFinished: () => "I have finished",
  address: () => "Address",
  copyAddress: () => "Copy address",
  copied: () => "Address copied",
  notCopied: () => "Your browser does not allow it. The address is selected here: copy it yourself.",
};
