export const versionAskedBy = (version: string, askedBy: string) => `Fassung ${version}, erbeten von ${askedBy}`
export const isDueBy = (day: string) => `Bis ${day}`
export const wasDueOn = (day: string) => `War fällig am ${day}`
