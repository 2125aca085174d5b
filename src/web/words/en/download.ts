export const fileCouldNotBeHad = (status: number) => `The file could not be had (${status}).`
