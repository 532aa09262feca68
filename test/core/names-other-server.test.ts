// @vitest-environment node
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { imitatesOtherServer } from "../../src/core/server-names/imitates-other-server.js";
import { namesOtherServer } from "../../src/core/server-names/names-other-server.js";
import { fiftyNames, fiftyWords, worstMentions } from "./support/worst-mentions.js";

const others = ["GitHub", "Asana", "Payments (EU)", "Modern Mail", "微信", "Яндекс", "1Password", "linear", "Exa"];

describe("the other server that a text names", () => {
  test.each([
    ["ɢitHub", "GitHub"],
    ["ɢɪᴛʜᴜʙ", "GitHub"],
    ["GitHubs", "GitHub"],
    ["GitHub's", "GitHub"],
    ["GitHub’s servers", "GitHub"],
    ["MyGitHub", "GitHub"],
    ["the GitHubApp", "GitHub"],
    ["GitHub-App", "GitHub"],
    ["github_app", "GitHub"],
    ["Git Hub says", "GitHub"],
    ["please, Git\nHub", "GitHub"],
    ["Gith ub", "GitHub"],
    ["G i t H u b", "GitHub"],
    ["G.i.t.H.u.b", "GitHub"],
    ["G · i · t · H · u · b", "GitHub"],
    ["Git-Hub", "GitHub"],
    ["Gît\u00ADhub", "GitHub"],
    ["G\u0336i\u0336t\u0336H\u0336u\u0336b\u0336", "GitHub"],
    ["Git\u2060Hub", "GitHub"],
    ["Git\u{E0020}Hub", "GitHub"],
    ["Git\u{1D159}Hub", "GitHub"],
    ["Git\u{13441}Hub", "GitHub"],
    ["GITHUB", "GitHub"],
    ["G|tHub", "GitHub"],
    ["GlTHUB", "GitHub"],
    ["G1THU8? No: G1THUB!", "GitHub"],
    ["🅶🅸🆃🅷🆄🅱", "GitHub"],
    ["🄶🄸🅃🄷🅄🄱", "GitHub"],
    ["ⓖⓘⓣⓗⓤⓑ", "GitHub"],
    ["🇬🇮🇹🇭🇺🇧", "GitHub"],
    ["Ꮐithub", "GitHub"],
    ["ꓖꓲꓔꓧꓴꓐ", "GitHub"],
    ["“GitHub”", "GitHub"],
    ["請登入GitHub的帳戶", "GitHub"],
    ["GitHub에서", "GitHub"],
    ["وGitHub", "GitHub"],
    ["https://github.com/login", "GitHub"],
    ["@github:", "GitHub"],
    ["A.s.a.n.a", "Asana"],
    ["A S A N A", "Asana"],
    ["Аsаnа", "Asana"],
    ["payments_eu", "Payments (EU)"],
    ["Payments\n(EU)", "Payments (EU)"],
    ["PaymentsEU", "Payments (EU)"],
    ["Modem Mail", "Modern Mail"],
    ["modern-mail", "Modern Mail"],
    ["请登录微信继续", "微信"],
    ["微 信", undefined],
    ["Войдите в Яндекс", "Яндекс"],
    ["яндекс-почта", "Яндекс"],
    ["G¡tHub", "GitHub"],
    ["G!tHub", "GitHub"],
    ["Hi!GitHub asks", "GitHub"],
    ["GitHvb", "GitHub"],
    ["Githhub", "GitHub"],
    ["Moddern Mail", "Modern Mail"],
    ["lPassword", "1Password"],
    ["IPassword", "1Password"],
    ["Linear’s", "linear"],
  ])("in %j is %s", (text, name) => {
    expect(namesOtherServer(text, others)).toBe(name);
  });
});

describe("no other server is named", () => {
  test.each([
    ["where a word only contains a name", "Githubber, legit hubbub, bilinear, Asanaland"],
    ["where a name stands across words", "Enter it as an admin, or as an a"],
    ["where it stands across paragraphs, as labels do", "Git\n\nHub"],
    ["where a name in another script goes on", "Яндексом"],
    ["where it is the end of a word in a script that looks the same", "Секрет успеха, опять аса, назаря"],
    ["where letters differ that nobody mistakes", "GitHup, GutHub, GitLab, Glthab, Gitub, GitHubub"],
    ["where only parts are said", "EU payments, mail, Modern"],
  ])("%s", (_, text) => {
    expect(namesOtherServer(text, others)).toBeUndefined();
  });

  test.each([
    ["Notes", "Take notes"],
    ["Notes", "Notes"],
    ["Notes", "Meeting Notes"],
    ["Notes", "releaseNotes"],
    ["Notes", "Noté"],
    ["notes", "Notes"],
    ["Files", "profiles"],
    ["Files", "Files"],
    ["Files", "Time flies"],
    ["Files", "if I lessen"],
    ["File System", "the file system"],
    ["filesystem", "File-System"],
    ["Weather", "we at her place"],
    ["time", "What time is it?"],
    ["Access", "Access needs to be granted"],
    ["Monday", "We meet on Monday"],
    ["Slack", "Cut me some slack"],
    ["Slack", "Slack off for a while. Slack is what you need"],
    ["Notion", "I have no notion of it"],
    ["Notion", "Whether or not, on you go"],
    ["Linear", "a linear function"],
    ["Linear", "Linear regression, bilinear_filter, linear_regression"],
    ["linear", "linear"],
    ["Stripe", "Red stripe, pinstripe"],
    ["Zoom", "Zoom level"],
    ["Zoom", "Map Zoom"],
    ["Segment", "Customer Segment"],
    ["Signal", "A Signal Was Lost"],
    ["Signal", "I lost it. Signal or noise?"],
    ["Excel", "Excel at what you do"],
    ["Sentry", "sentry mode"],
    ["Discord", "There is discord among us"],
    ["Square", "Square metres"],
    ["Render", "render it"],
    ["Front", "THE FRONT DOOR"],
    ["fetch", "This is fetch"],
    ["Search", "Search"],
    ["a", "a"],
    ["a", "I am a person"],
    ["AI", "AI"],
    ["AI", "Sign in to AI"],
    ["AI", "A.I."],
    ["X", "x"],
    ["", ""],
    ["®", "®"],
  ])("where the server is called %j, in %j", (name, text) => {
    expect(namesOtherServer(text, [name])).toBeUndefined();
  });

  test("where its name is part of this one's", () => {
    expect(namesOtherServer("GitHub asks", ["GitHub"], "GitHub Enterprise")).toBeUndefined();
    expect(namesOtherServer("GitHub asks", ["GitHub"], "MyGitHub")).toBeUndefined();
    expect(namesOtherServer("Sign in to Notes", ["Notes"], "Notes")).toBeUndefined();
  });
});

describe("an everyday word is a name", () => {
  test.each([
    ["Notes", "Sign in to Notes to go on"],
    ["Notes", "Please log in with the Notes account"],
    ["notes", "This is Notes."],
    ["File System", "message from File System: hello"],
    ["Notes", "Nоtes"],
    ["Notes", "N0tes"],
    ["Files", "FiIes"],
    ["Files", "F1les"],
    ["Notes", "N.o.t.e.s"],
    ["Notes", "Notes needs your password"],
    ["Monday", "Sign in to Monday"],
    ["Slack", "Sign in to Slack"],
    ["Slack", "sign in to slack"],
    ["Slack", "SIGN IN TO SLACK"],
    ["Slack", "Slack needs your password"],
    ["Slack", "slack account"],
    ["Slack", "post it to Slack"],
    ["Slack", "Your Slack user"],
    ["Slack", "the SLACK team"],
    ["Slack", "https://slack.com/login"],
    ["Slack", "Slack’s servers"],
    ["Slack", "MySlack"],
    ["Slack", "SlackApp"],
    ["Slack", "S.l.a.c.k"],
    ["Slack", "S1ack"],
    ["Slack", "Slасk"],
    ["Stripe", "We are from Stripe."],
    ["slack", "We are from Slack."],
    ["Zoom", "Zoom would like to know your name"],
    ["Discord", "Log in with Discord"],
  ])("%s in %j", (name, text) => {
    expect(namesOtherServer(text, [name])).toBe(name);
  });
});

describe("the other server that one of some texts imitates", () => {
  test.each([
    [["GіtHub", "Other"], "GitHub"],
    [["Post to GitHub", "Post to G1tHub"], "GitHub"],
    [["MyGіtHub"], "GitHub"],
    [["🅶🅸🆃🅷🆄🅱"], "GitHub"],
    [["Post to GitHub", "GitLab", "git-hub", "Git Hub", "Gîthub"], undefined],
    [["ＧＩＴＨＵＢ"], "GitHub"],
    [["Linear", "Asana"], undefined],
    [[], undefined],
  ])("in %j is %s", (texts, name) => {
    expect(imitatesOtherServer(texts, others)).toBe(name);
  });

  test("is none where it is part of this one's name", () => {
    expect(imitatesOtherServer(["GіtHub"], ["GitHub"], "GitHub Enterprise")).toBeUndefined();
  });
});

test("whatever is between its letters, a name is found", () => {
  const gap = fc.constantFrom("", " ", ".", "-", "_", "·", "\u200B", "\u00AD", " / ", "\n", "\u3000", "\u2800", "*");
  fc.assert(
    fc.property(fc.array(gap, { minLength: 5, maxLength: 5 }), (gaps) => {
      const text = Array.from("GitHub", (letter, index) => `${letter}${gaps[index] ?? ""}`).join("");

      expect(namesOtherServer(`Hello from ${text}!`, others)).toBe("GitHub");
    }),
  );
});

test("any text and any name are compared without a throw, and a name is found in itself or is too little of one", () => {
  const anyText = fc.string({ unit: "binary" });
  fc.assert(
    fc.property(anyText, anyText, fc.array(anyText), (text, own, names) => {
      namesOtherServer(text, names, own);
      imitatesOtherServer(names, [text], own);
    }),
  );
});

// How long it takes is measured by `bench/measures/hostile.ts`.
describe("twenty thousand hostile characters name none of fifty servers, and hide none that is named beside them", () => {
  test.each(worstMentions)("%s", (_, text) => {
    for (const known of [fiftyNames, fiftyWords]) {
      expect(namesOtherServer(text, known, "Weather")).toBeUndefined();
    }
    expect(namesOtherServer(`Sign in to Asana.\n\n${text}`, [...fiftyNames, "Asana"], "Weather")).toBe("Asana");
    expect(namesOtherServer(`${text}\n\nSign in to Asana.`, [...fiftyNames, "Asana"], "Weather")).toBe("Asana");
  });
});
