-- Whatever changes how somebody signs in ends their mailed links, which are found by whose they are.
CREATE INDEX verification_value ON verification (value);
