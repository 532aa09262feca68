/** A PNG of the sky over the sea. */
export async function skyPicture(name = "sky.png"): Promise<File> {
  const canvas = new OffscreenCanvas(320, 240);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser does not draw.");
  const sky = context.createLinearGradient(0, 0, 0, 160);
  sky.addColorStop(0, "#2b6cb0");
  sky.addColorStop(1, "#fbd38d");
  context.fillStyle = sky;
  context.fillRect(0, 0, 320, 160);
  context.fillStyle = "#234e70";
  context.fillRect(0, 160, 320, 80);
  return new File([await canvas.convertToBlob()], name, { type: "image/png" });
}

export const readings = new File(
  ["day,degrees,wind\n2026-11-27,4.5,NW 3\n2026-11-28,3.0,N 5\n2026-11-29,-0.5,N 4\n2026-11-30,1.0,W 2\n"],
  "readings.csv",
  { type: "text/csv" },
);

/** A file of so many bytes, of which none are written. */
export function blankFile(name: string, type: string, size: number): File {
  return new File([new Uint8Array(size)], name, { type });
}
