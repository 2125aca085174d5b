/** Maximum number of documents counted for an invitation. */
export const mostInvited = 1000
