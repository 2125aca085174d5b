export const compare = 'Vergleichen'
export const compareVersions = (label: string, to: string, from: string | undefined) =>
  `${label}: Version ${from === undefined ? `${to} mit der vorigen` : `${from} mit ${to}`}`
