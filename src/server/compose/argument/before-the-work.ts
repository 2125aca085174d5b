/** Offers are due and people meet on days that nothing has to be ready for. */
export const beforeTheWork =
  /\b(?:offers?|proposals?|quotations?|tenders?|bids?|award|workshop|meeting|minutes|information day|from:|date:|since|happened|last time|earlier|originally)\b/i
