/** For `Intl`. */
export const language = 'en-GB'
