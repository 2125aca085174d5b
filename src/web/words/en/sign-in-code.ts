export const emailMeACode = 'Email me a code'
export const codeMayBeOnItsWay = 'If this account has an email address, a code is on its way to it.'
export const codeFromYourEmail = 'Code from your email'
