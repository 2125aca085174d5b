export const versionAskedBy = (version: string, askedBy: string) => `Version ${version}, erbeten von ${askedBy}`
export const isDueBy = (day: string) => `Bis ${day}`
export const wasDueOn = (day: string) => `War fällig am ${day}`
