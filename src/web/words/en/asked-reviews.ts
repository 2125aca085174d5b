export const reviewsAskedOfYou = 'Reviews asked of you'
export const toReview = (count: number) => `${count} to review`
export const versionAskedBy = (version: string, askedBy: string) => `Version ${version}, asked by ${askedBy}`
export const isDueBy = (day: string) => `By ${day}`
export const wasDueOn = (day: string) => `Was due ${day}`
