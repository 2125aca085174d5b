export const changesAskedFor = 'Changes asked for'
export const askedForChangesTo = (who: string, version: string) => `${who} asked for changes to ${version}: `
export const openReview = 'Open review'
