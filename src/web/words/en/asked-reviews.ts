export const versionAskedBy = (version: string, askedBy: string) => `Version ${version}, asked by ${askedBy}`
export const isDueBy = (day: string) => `By ${day}`
export const wasDueOn = (day: string) => `Was due ${day}`
