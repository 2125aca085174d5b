/** The request would carry the brief and the key to wherever the answer points: no redirect is followed. */
export const fetchDirectly: typeof fetch = (address, asked) => fetch(address, { ...asked, redirect: 'error' })
