export const fileCouldNotBeHad = (status: number) => `Die Datei war nicht erhältlich (${status}).`
