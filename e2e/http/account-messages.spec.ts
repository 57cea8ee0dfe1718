import { checkMessages } from "../messages/check-messages";
import { emailMessages } from "../messages/email-messages";
import { fieldMessages } from "../messages/field-messages";
import { lostRequestMessages } from "../messages/lost-request-messages";
import { phoneMessages } from "../messages/phone-messages";

// Every message of an account, in tables: add a row, or a table of your own.
for (const table of [fieldMessages, emailMessages, phoneMessages, lostRequestMessages]) checkMessages(table);
