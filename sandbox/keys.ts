// Fixed on purpose: a sandbox key must be recognisable at a glance, and the app refuses it in production.
export const sandboxKeys = {
  publishable: "sb_publishable_sandbox-kapas-anyone-may-know-this",
  secret: "sb_secret_sandbox-kapas-only-for-your-own-machine",
  jwtSecret: "sandbox-jwt-secret-of-kapas-not-for-production",
  razorpayKeyId: "rzp_test_SandboxKapas01",
  razorpayKeySecret: "sandbox-razorpay-key-secret",
  razorpayWebhookSecret: "sandbox-razorpay-webhook-secret",
  razorpayOldWebhookSecret: "sandbox-razorpay-webhook-secret-of-yesterday",
  orderTokenSecret: "sandbox-order-token-secret-of-kapas-0001",
  jobsSecret: "sandbox-jobs-secret-of-kapas-00000000001",
  captchaSecret: "sandbox-captcha-secret-of-kapas-00000001",
  googleClientId: "sandbox-kapas.apps.googleusercontent.test",
  googleClientSecret: "sandbox-google-client-secret",
  mailApiKey: "re_sandbox-kapas-mail-key",
  smsAccountSid: "ACsandboxKapas0000000000000000001",
  slackBotToken: "xoxb-sandbox-kapas-slack-token",
  smsAuthToken: "sandbox-sms-auth-token",
  imageApiKey: "sk-sandbox-kapas-image-key",
  metricsSecret: "sandbox-metrics-secret-of-kapas-00000001",
  // 32 bytes, "sandbox-kapas-keys-of-actions-01".
  actionsKey: "c2FuZGJveC1rYXBhcy1rZXlzLW9mLWFjdGlvbnMtMDE=",
  nextAuthSecret: "sandbox-next-auth-secret-of-kapas-00000001",
} as const;
