/** Pixels. */
export const PREVIEW_WIDTH = 640

/** Longer pages are cut off at the bottom. */
export const PREVIEW_MOST_HEIGHT = 2 * PREVIEW_WIDTH
