/** Documents that are counted for an invitation. */
export const mostInvited = 1000
