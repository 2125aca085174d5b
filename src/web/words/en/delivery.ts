export const letterWasSent = 'The letter was sent.'
export const mailServerSaid = (error: string) => ` The mail server said: ${error}`
export const letterCouldNotBeDelivered = (answer: string) => `The letter could not be delivered.${answer}`
export const letterIsOnItsWay = (answer: string) => `The letter is on its way.${answer}`
