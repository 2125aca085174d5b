/** Width and height in points; meant to be printed at that size, or shrunk to fit, never enlarged. */
export type Picture = { svg: string; width: number; height: number }
