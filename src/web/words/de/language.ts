export const language = 'de-DE'
