/** Stands in built pages where the site's own address belongs; only the server that sends them knows it. */
export const siteAddress = 'https://address.invalid'
