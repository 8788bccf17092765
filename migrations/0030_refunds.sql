-- Credit that goes back as money: by how much the provider's balance is to be brought down, once so much of the payment
-- has been refunded. Kept until both have happened, so that neither happens twice.
ALTER TABLE billing_account ADD COLUMN credit_debit_cents integer;
ALTER TABLE billing_account ADD COLUMN credit_debit_after integer;
-- When the card set-up was begun whose card is charged: an older one that is heard of again changes nothing.
ALTER TABLE billing_account ADD COLUMN card_set_up_at integer;
