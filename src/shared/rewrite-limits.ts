/** Characters of what somebody wishes of a section's words. */
export const mostWish = 500
