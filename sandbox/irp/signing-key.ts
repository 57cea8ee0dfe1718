// Public on purpose, like all keys of the sandbox: it signs only for shops on this machine.
const privateParts = [
  "MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC5eJcRIjg9+c/IKdt8yjSPJaGevieZtg8jckGx8YjH8cC7IVUF",
  "DgG/xdPcWsRSE3ypFB8TxZngmB6581wACkmYNJw7LxvS4af0FHG984EHXtM0wq8yaw6JTNcai8B9Zsr2ksL7YPqYjM/MmhgomGgl",
  "94/Rm0l3fJjh4dKjSWv43tBDhMv3JjlmXeRQ5XZVVd6I6VDqzI4XQJdEcXkDL9D39LeR19xea8drVgH0pWMe+9luh58r8mUl70dq",
  "aDJnCa5x/noV8NMQ0dOLfTUR/2CElYwXXDi2Vo0+7UuMFvFYoLYI/nRXhrKsf13LW0LlDdbWrhmW8yviRze/gqzc3iZxAgMBAAEC",
  "ggEADm1tAu4whdGq8h0fb8Oi9wesXNbZ6cEZyF4Y8iihxTvvDB95p50BUdOnuVpuLxxI9DYWfMlAQRJUQY7Gt1IVi3t8M7ZkabEY",
  "CYqVlnscrGAZ+d6zFi7xwIhzqyL35ElcvHWKKVfP5pH9kCLkgjPo1hs92sZDnsHYeqnAYudRONip8niQhAOG4yqIzhlaTuU/wPkE",
  "+D6DprN4qJFJZSn1KRloxjUiAMkzaWjM7OLCXnSS/QG4vVvyu0TJ65fbFPl0nn3jZlhM9bg80cJa67HwdJ1xLKVLB5pQXf7Sze6w",
  "vCi26HxO+NBnDRPnN5kHV0WNDYEZfC2j/THYfgSQA+WN6QKBgQD/Z+ZOl8R2nnxvdRsnZnbfNJvL+XksnJabc6ddgwEXPVKKXBue",
  "BG5ok0A7HN+unq4H/fXMFQS1JrTlBzkIrYB1WnxFhHyTpGzREqWhKuV7f2mcUO1O9MGe3WA8sfPM3gn06r2f7UbUoW3bttXgzATX",
  "ZHt0/ViSjQ5lYB3gCacgBwKBgQC55wroAHjQmwROw2CiR1+eGbZfaxMcHtAuB4cFYhXnEi5iqKI4oYl2ajPJ+NSBhXqjdo9TlnEl",
  "166f1RW4S7zDyloJxctBocOWz0EylQFhunSo3bW70GDPB+gCQpyH3QoYvBIOTsM9E9vDL1LrX2STOnNfIz0wcL+d2pH+HSd3xwKB",
  "gAdMn99lJP9C3kmNLj59Bi6w4Tb+JUFqJD/DGWhpwxE39nDv2vY0KDei5bYKyDXEYTLnRiwT+bN3rLnS8AVYeBBiiqSt+aV6kIWV",
  "I9isUiyqYolOIsob4qC4sPRrHY2gVuaCAvNcI6cWCf66hfhLvGOvgnvAddSSZXPuQExT2kvnAoGADTFrYbme2VcXACv3cKzWCVdT",
  "zQPBUG6TYaDhIS2r1kFBD3leQdyc781rrXq+Qg7h/DXOyCTWFNRwrSEnMHQXimGS8DycRyUex1YgD2HpvjDIVK+fVRvdsvOhsH9f",
  "sniqXcUDFwbZ7jy5jOmP3epgLd6pD2hl0ElAIAjB8aHKCkMCgYEA/R9px2CpWX9dTSiQkqxiEifl6ETm+xKr8/K/1XOhDukZwihe",
  "kv8JxY6LQsA53ufMNevQEx8Cj58ewJaqlySJaKdLFZPRD336tT7hJIZ3fPptpGlOx1YX1+pBwD3AWCPiVRlPNQxB4k7dHgY40W4l",
  "0Hoj/Jb5MOUjRviUcplNZKc=",
];

const publicParts = [
  "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAuXiXESI4PfnPyCnbfMo0jyWhnr4nmbYPI3JBsfGIx/HAuyFVBQ4Bv8XT",
  "3FrEUhN8qRQfE8WZ4JgeufNcAApJmDScOy8b0uGn9BRxvfOBB17TNMKvMmsOiUzXGovAfWbK9pLC+2D6mIzPzJoYKJhoJfeP0ZtJ",
  "d3yY4eHSo0lr+N7QQ4TL9yY5Zl3kUOV2VVXeiOlQ6syOF0CXRHF5Ay/Q9/S3kdfcXmvHa1YB9KVjHvvZboefK/JlJe9HamgyZwmu",
  "cf56FfDTENHTi301Ef9ghJWMF1w4tlaNPu1LjBbxWKC2CP50V4ayrH9dy1tC5Q3W1q4ZlvMr4kc3v4Ks3N4mcQIDAQAB",
];

/** PKCS8, DER, in base64. */
export const irpPrivateKey = privateParts.join("");
/** SPKI, DER, in base64. */
export const irpPublicKey = publicParts.join("");
