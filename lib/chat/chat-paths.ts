/** The frame with the chat provider's script. */
export const chatWindowPath = "/api/chat-window";
