import { test } from "../fixtures";
import { checkMessages } from "../messages/check-messages";
import { outageMessages } from "../messages/outage-messages";
import { outage } from "../support/outage";

test.afterEach(() => outage.end());

checkMessages(outageMessages);
