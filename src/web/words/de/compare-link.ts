export const compare = 'Vergleichen'
export const compareVersions = (label: string, to: string, from: string | undefined) =>
  `${label}: Fassung ${from === undefined ? `${to} mit der vorigen` : `${from} mit ${to}`}`
