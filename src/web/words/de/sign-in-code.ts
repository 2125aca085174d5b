export const emailMeACode = 'Code per E-Mail senden'
export const codeMayBeOnItsWay = 'Wenn zu diesem Konto eine E-Mail-Adresse gehört, ist ein Code dorthin unterwegs.'
export const codeFromYourEmail = 'Code aus Ihrer E-Mail'
