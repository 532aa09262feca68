// @vitest-environment node
import fc from "fast-check";
import { expect, test } from "vitest";
import { mentionsSecretFile } from "../../../src/core/secrets/matching/mentions-secret-file.js";
import { marks, secretFile } from "../../../src/core/secrets/words/secret-files.js";

test.each([
  ".env",
  ".env.local",
  "ID_RSA",
  "~/.ssh/id_ed25519",
  "~/.netrc",
  "~/.aws/credentials",
  ".kube/config",
  "kubeconfig",
  "KUBECONFIG",
  "~/.docker/config.json",
  "wallet.dat",
  "service-account.json",
  "client_secret.json",
  "credentials.json",
  "cookies.txt",
  "server.key",
  "/etc/shadow",
  "printenv",
  "backup.kdbx",
  "certificate.pem",
])("%s holds secrets", (name) => {
  expect(mentionsSecretFile(`Contents of ${name}`)).toBe(true);
});

test.each([".env.example", "id_rsa.pub", "kubeconfig.sample", "public.key", "e.g. this", "my_name"])(
  "%s holds none",
  (name) => {
    expect(mentionsSecretFile(`Contents of ${name}`)).toBe(false);
  },
);

test("no name of a file is passed over by its marks", () => {
  // What may not stand around a name cannot be made up from the expression, and is nothing that a name has.
  const around = /\(\?<?!(?:\[[^\]]*\]|\([^)]*\)|[^()])*\)|\\b/g;
  const names = fc.stringMatching(new RegExp(`^${secretFile.source.replace(around, "")}$`));
  fc.assert(
    fc.property(names, (name) => {
      expect(secretFile.test(name)).toBe(true);
      expect(marks.test(name)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
