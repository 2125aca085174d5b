export const changesAskedFor = 'Änderungen verlangt'
export const askedForChangesTo = (who: string, version: string) => `${who} bittet um Änderungen an ${version}: `
export const openReview = 'Prüfung öffnen'
