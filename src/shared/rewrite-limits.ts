/** Maximum number of characters of a request to change a section's text. */
export const mostWish = 500

/** Maximum number of characters of a request to change a design. */
export const mostChangeWish = 2_000
