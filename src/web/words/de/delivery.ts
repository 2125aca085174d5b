export const letterWasSent = 'Die E-Mail wurde gesendet.'
export const mailServerSaid = (error: string) => ` Der Mailserver meldete: ${error}`
export const letterCouldNotBeDelivered = (answer: string) => `Die E-Mail konnte nicht zugestellt werden.${answer}`
export const letterIsOnItsWay = (answer: string) => `Die E-Mail ist unterwegs.${answer}`
