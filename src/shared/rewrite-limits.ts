/** Characters of what somebody wishes of a section's words. */
export const mostWish = 500

/** Characters of what somebody wishes of a design. */
export const mostChangeWish = 2_000
