export const letterWasSent = 'The email was sent.'
export const mailServerSaid = (error: string) => ` The mail server said: ${error}`
export const letterCouldNotBeDelivered = (answer: string) => `The email could not be delivered.${answer}`
export const letterIsOnItsWay = (answer: string) => `The email is on its way.${answer}`
