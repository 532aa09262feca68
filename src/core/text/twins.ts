/** Latin letters, each before the Cyrillic, Greek or phonetic one that most fonts draw alike (Unicode's confusables, TR39). */
const pairs =
  "aаaαAАAΑBВBΒcсCСdԁeеEЕEΕhһHНgɡHΗiіiιIІIΙIӀjјJЈKКKΚlӏMМMΜNΝoоoοOОOΟpрpρPРPΡqԛsѕSЅTТTΤuυvѵvνwԝxхXХXΧyуyγYУYΥYҮZΖQԚWԜVѴoօuս";

/** From the letter to the Latin one it looks like. */
export const twins: ReadonlyMap<string, string> = new Map(
  Array.from(pairs.matchAll(/(.)(.)/g), ([, latin = "", twin = ""]) => [twin, latin]),
);
