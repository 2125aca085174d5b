export const compare = 'Compare'
export const compareVersions = (label: string, to: string, from: string | undefined) =>
  `${label} version ${from === undefined ? `${to} with the one before it` : `${from} with ${to}`}`
