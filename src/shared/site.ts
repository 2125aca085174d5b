/** Placeholder for the site's own address in built pages; only the server that sends them knows the address. */
export const siteAddress = 'https://address.invalid'
