// What a host's users would download for the floor and for each peer, its dialog included, by the same method as ../.size-limit.mjs.
const dialogs = {
  floor: "floor",
  "@rjsf/core": "rjsf",
  "@jsonforms/react": "jsonforms",
  uniforms: "uniforms",
  "react-hook-form": "react-hook-form",
};

export default Object.entries(dialogs).map(([name, file]) => ({
  name,
  path: `subjects/${file}-dialog.tsx`,
  ignore: ["react", "react-dom"],
  gzip: true,
}));
