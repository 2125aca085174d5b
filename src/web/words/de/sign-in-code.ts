export const emailMeACode = 'Code per E-Mail senden'
export const codeMayBeOnItsWay = 'Wenn zu diesem Konto eine E-Mail-Adresse gehört, ist ein Code dorthin unterwegs.'
export const codeFromYourEmail = 'Code aus Ihrer E-Mail'
export const accountIsLocked =
  'Für dieses Konto wurden zu viele falsche Passwörter eingegeben. Warten Sie zehn Minuten, oder melden Sie sich mit einem Code aus Ihrer E-Mail an.'
export const codeDoesNotWork = 'Dieser Code funktioniert nicht. Jeder gilt zehn Minuten; verwenden Sie den aus der neuesten E-Mail.'
