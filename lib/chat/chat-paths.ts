/** The frame in which the chat provider's script runs. */
export const chatWindowPath = "/api/chat-window";
